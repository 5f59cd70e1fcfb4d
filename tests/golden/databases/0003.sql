BEGIN TRANSACTION;
CREATE TABLE actions (
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	action VARCHAR(2) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_actions PRIMARY KEY (game, version), 
	CONSTRAINT fk_actions_game FOREIGN KEY(game) REFERENCES games (id)
)
 WITHOUT ROWID

;
INSERT INTO "actions" VALUES('KBygH1UhHS4AvCFj',1,'17',1796021772739);
INSERT INTO "actions" VALUES('KBygH1UhHS4AvCFj',2,'S',1796021772743);
INSERT INTO "actions" VALUES('KBygH1UhHS4AvCFj',3,'S',1796021772746);
INSERT INTO "actions" VALUES('KBygH1UhHS4AvCFj',4,'U',1796021772748);
INSERT INTO "actions" VALUES('KBygH1UhHS4AvCFj',5,'S',1796021772752);
INSERT INTO "actions" VALUES('KBygH1UhHS4AvCFj',6,'U',1796021772754);
INSERT INTO "actions" VALUES('KBygH1UhHS4AvCFj',7,'U',1796021772757);
INSERT INTO "actions" VALUES('o9KSvHwLNhXXJx7g',1,'S',1796021772773);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE counted (
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	time BIGINT NOT NULL, 
	CONSTRAINT pk_counted PRIMARY KEY (game), 
	CONSTRAINT fk_counted_game FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "counted" VALUES('KBygH1UhHS4AvCFj',7,18);
CREATE TABLE finished (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	finished BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	day VARCHAR(10), 
	moves INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	take_backs BOOLEAN NOT NULL, 
	record TEXT NOT NULL, won_on VARCHAR(10), 
	CONSTRAINT pk_finished PRIMARY KEY (game), 
	CONSTRAINT fk_finished_game FOREIGN KEY(game) REFERENCES games (id), 
	CONSTRAINT fk_finished_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	day VARCHAR(10), 
	started VARCHAR(20) NOT NULL, began_on VARCHAR(10), imported BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT fk_games_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "games" VALUES('KBygH1UhHS4AvCFj','local',5,NULL,'2026-11-30T06:56:12Z',NULL,0);
INSERT INTO "games" VALUES('o9KSvHwLNhXXJx7g','local',7,NULL,'2026-11-30T06:56:12Z',NULL,0);
CREATE TABLE notes (
	game VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (game), 
	CONSTRAINT fk_notes_game FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "notes" VALUES('o9KSvHwLNhXXJx7g','one card');
CREATE TABLE players (
	id VARCHAR(64) NOT NULL, 
	created VARCHAR(20) NOT NULL, 
	current_game VARCHAR(32), 
	settings TEXT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('local','2026-11-30T06:56:12Z','o9KSvHwLNhXXJx7g','{"interactive_rules":true,"double_tap":true,"double_tap_ms":350,"tap_moves":true,"language":null,"theme":"auto","four_colours":false,"large_faces":false,"left_handed":false,"motion":"full","show_targets":true,"mark_last_move":true,"sound":false,"vibration":false,"clock":false,"show_score":true,"letter_keys":true,"text_board":false,"guide_seen":false}');
CREATE INDEX ix_games_player_number ON games (player, number);
CREATE INDEX ix_finished_player ON finished (player);
COMMIT;
