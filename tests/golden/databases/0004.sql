BEGIN TRANSACTION;
CREATE TABLE actions (
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	action VARCHAR(2) NOT NULL, 
	at BIGINT NOT NULL, seal BIGINT, 
	CONSTRAINT pk_actions PRIMARY KEY (game, version), 
	CONSTRAINT fk_actions_game FOREIGN KEY(game) REFERENCES games (id)
)
 WITHOUT ROWID

;
INSERT INTO "actions" VALUES('5nlH-wISvYDCR5jr',1,'17',1796092873273,888473168);
INSERT INTO "actions" VALUES('5nlH-wISvYDCR5jr',2,'S',1796092873278,3404830253);
INSERT INTO "actions" VALUES('5nlH-wISvYDCR5jr',3,'S',1796092873283,2515450187);
INSERT INTO "actions" VALUES('5nlH-wISvYDCR5jr',4,'U',1796092873286,2646345059);
INSERT INTO "actions" VALUES('5nlH-wISvYDCR5jr',5,'S',1796092873290,633302678);
INSERT INTO "actions" VALUES('5nlH-wISvYDCR5jr',6,'U',1796092873294,750987846);
INSERT INTO "actions" VALUES('5nlH-wISvYDCR5jr',7,'U',1796092873299,599253232);
INSERT INTO "actions" VALUES('AqCwUf0azOda1pUe',1,'S',1796092873310,9053755);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE counted (
	game VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	time BIGINT NOT NULL, seal BIGINT, 
	CONSTRAINT pk_counted PRIMARY KEY (game), 
	CONSTRAINT fk_counted_game FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE finished (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	finished BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	day VARCHAR(10), 
	moves INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	take_backs BOOLEAN NOT NULL, 
	record TEXT NOT NULL, won_on VARCHAR(10), seal BIGINT, 
	CONSTRAINT pk_finished PRIMARY KEY (game), 
	CONSTRAINT fk_finished_game FOREIGN KEY(game) REFERENCES games (id), 
	CONSTRAINT fk_finished_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	day VARCHAR(10), 
	started VARCHAR(20) NOT NULL, began_on VARCHAR(10), imported BOOLEAN DEFAULT 0 NOT NULL, seal BIGINT, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT fk_games_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "games" VALUES('5nlH-wISvYDCR5jr','local',5,NULL,'2026-12-01T02:41:13Z',NULL,0,1776271214);
INSERT INTO "games" VALUES('AqCwUf0azOda1pUe','local',7,NULL,'2026-12-01T02:41:13Z',NULL,0,1322827444);
CREATE TABLE heads (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	last BIGINT, 
	won BOOLEAN NOT NULL, 
	noted BOOLEAN NOT NULL, 
	seal BIGINT, 
	CONSTRAINT pk_heads PRIMARY KEY (game), 
	CONSTRAINT fk_heads_game FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "heads" VALUES('5nlH-wISvYDCR5jr','local',5,7,1796092873299,0,0,3575691720);
INSERT INTO "heads" VALUES('AqCwUf0azOda1pUe','local',7,1,1796092873310,0,1,2780539244);
CREATE TABLE notes (
	game VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, seal BIGINT, 
	CONSTRAINT pk_notes PRIMARY KEY (game), 
	CONSTRAINT fk_notes_game FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "notes" VALUES('AqCwUf0azOda1pUe','one card',2859606886);
CREATE TABLE players (
	id VARCHAR(64) NOT NULL, 
	created VARCHAR(20) NOT NULL, 
	current_game VARCHAR(32), 
	settings TEXT NOT NULL, seal BIGINT, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('local','2026-12-01T02:41:13Z','AqCwUf0azOda1pUe','{"interactive_rules":true,"double_tap":true,"double_tap_ms":350,"tap_moves":true,"new_deals":"winnable","language":null,"theme":"felt","four_colours":false,"large_faces":false,"left_handed":false,"motion":"full","show_targets":true,"mark_last_move":true,"sound":false,"vibration":false,"clock":false,"show_score":true,"letter_keys":true,"text_board":false,"guide_seen":false}',1306983612);
CREATE INDEX ix_games_player_number ON games (player, number);
CREATE INDEX ix_finished_player ON finished (player);
COMMIT;
