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
INSERT INTO "actions" VALUES('HB8A2qXCXQQs1-pn',1,'S',1796011921012);
INSERT INTO "actions" VALUES('lLcuJUSqxpclkgDu',1,'17',1796011920960);
INSERT INTO "actions" VALUES('lLcuJUSqxpclkgDu',2,'S',1796011920976);
INSERT INTO "actions" VALUES('lLcuJUSqxpclkgDu',3,'S',1796011920984);
INSERT INTO "actions" VALUES('lLcuJUSqxpclkgDu',4,'U',1796011920987);
INSERT INTO "actions" VALUES('lLcuJUSqxpclkgDu',5,'S',1796011920989);
INSERT INTO "actions" VALUES('lLcuJUSqxpclkgDu',6,'U',1796011920992);
INSERT INTO "actions" VALUES('lLcuJUSqxpclkgDu',7,'U',1796011920995);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE finished (
	game VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	finished BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	day VARCHAR(10), 
	moves INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	take_backs BOOLEAN NOT NULL, 
	record TEXT NOT NULL, 
	CONSTRAINT pk_finished PRIMARY KEY (game), 
	CONSTRAINT fk_finished_game FOREIGN KEY(game) REFERENCES games (id), 
	CONSTRAINT fk_finished_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	day VARCHAR(10), 
	started VARCHAR(20) NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (id), 
	CONSTRAINT fk_games_player FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "games" VALUES('lLcuJUSqxpclkgDu','local',5,NULL,'2026-11-30T04:12:00Z');
INSERT INTO "games" VALUES('HB8A2qXCXQQs1-pn','local',7,NULL,'2026-11-30T04:12:01Z');
CREATE TABLE players (
	id VARCHAR(64) NOT NULL, 
	created VARCHAR(20) NOT NULL, 
	current_game VARCHAR(32), 
	settings TEXT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('local','2026-11-30T04:12:00Z','HB8A2qXCXQQs1-pn','{"interactive_rules":true,"double_tap":true,"double_tap_ms":350,"language":null}');
CREATE INDEX ix_games_player_number ON games (player, number);
CREATE INDEX ix_finished_player ON finished (player);
COMMIT;
