BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE matches (
	code VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options JSON NOT NULL, 
	created_at BIGINT NOT NULL, 
	over BOOLEAN NOT NULL, 
	follows VARCHAR(16), 
	CONSTRAINT pk_matches PRIMARY KEY (code), 
	CONSTRAINT fk_matches_follows FOREIGN KEY(follows) REFERENCES matches (code), 
	CONSTRAINT uq_matches_follows UNIQUE (follows)
);
INSERT INTO "matches" VALUES('BKTRW','steps','{"reference_cards":false,"mistake_ends_turn":true}',1,false,NULL);
CREATE TABLE seats (
	"match" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	level VARCHAR(32), 
	name VARCHAR(64) NOT NULL, 
	holder VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (code) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('BKTRW',0,'person',NULL,'Ann','token');
INSERT INTO "seats" VALUES('BKTRW',1,'computer','rule','Clara',NULL);
CREATE TABLE entries (
	"match" VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	entry JSON NOT NULL, 
	sender INTEGER, 
	act VARCHAR(64), 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY ("match", version), 
	CONSTRAINT uq_entries_match_sender_act UNIQUE ("match", sender, act), 
	CONSTRAINT fk_entries_match FOREIGN KEY("match") REFERENCES matches (code) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('BKTRW',1,'{"by":"chance","do":"deal","hands":[["F#6","G4","B5","D4","F5","D#3","C#5"],["A#6","?2","A4","E4","X2","G6","?3"]],"discard":["D3"],"stock":["A#3","G#4","D#4","D#5","?1","A3","A6","B4","D5","D6","B6","F3","A5","C4","F#3","B3","F#5","?4","E6","X1","F6","A#5","G#3","E5","F4","C3","G#5","F#4","C6","C#3","E3","C#6","G5","A#4","C5","C#4","D#6","G#6","G3"]}',NULL,NULL,1);
CREATE INDEX ix_matches_unfinished ON matches (created_at) WHERE NOT over;
COMMIT;
