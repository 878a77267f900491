-- The numbers of up-votes that renew the author's notification; the votes between them are counted in it quietly.
CREATE OR REPLACE FUNCTION content.is_vote_milestone(up integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN up IN (1, 2, 3, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000, 25000, 50000, 100000);
