-- Numbers of up-votes that renew the author's notification; other votes only change its count.
CREATE OR REPLACE FUNCTION content.is_vote_milestone(up integer) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN up IN ({{VOTE_MILESTONES}});
