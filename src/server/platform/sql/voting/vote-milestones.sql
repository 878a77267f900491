-- The numbers of up-votes that renew the author's notification; the votes between them are counted in it quietly.
CREATE OR REPLACE FUNCTION content.is_vote_milestone(up integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN up IN ({{VOTE_MILESTONES}});
