-- Nothing uses it: hashes are made outside the database. For the embedded one it is a third of the code that opening loads.
DROP EXTENSION IF EXISTS pgcrypto;
