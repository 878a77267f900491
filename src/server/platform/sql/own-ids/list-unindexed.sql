-- Lists users' new contributions for the sealed index by author (platform/own-ids). Trigger argument: the kind.
CREATE OR REPLACE FUNCTION platform.list_unindexed() RETURNS trigger LANGUAGE plpgsql AS $list$
BEGIN
  INSERT INTO platform.unindexed_contributions (kind, id, author_ref, author_seal)
    SELECT TG_ARGV[0], id, author_ref, author_seal FROM added WHERE length(author_seal) > 0 ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$list$;

CREATE OR REPLACE TRIGGER unindexed_posts AFTER INSERT ON content.posts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('posts');
CREATE OR REPLACE TRIGGER unindexed_comments AFTER INSERT ON content.comments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('comments');
CREATE OR REPLACE TRIGGER unindexed_reviews AFTER INSERT ON research.reviews
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('reviews');
CREATE OR REPLACE TRIGGER unindexed_salaries AFTER INSERT ON research.salaries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('salaries');
CREATE OR REPLACE TRIGGER unindexed_interviews AFTER INSERT ON research.interviews
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('interviews');
CREATE OR REPLACE TRIGGER unindexed_benefits AFTER INSERT ON research.benefit_reports
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('benefits');
CREATE OR REPLACE TRIGGER unindexed_photos AFTER INSERT ON research.photos
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('photos');
CREATE OR REPLACE TRIGGER unindexed_companies AFTER INSERT ON research.company_proposals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('companies');
CREATE OR REPLACE TRIGGER unindexed_tenures AFTER INSERT ON research.tenure_reports
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('tenures');
CREATE OR REPLACE TRIGGER unindexed_answers AFTER INSERT ON research.answers
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION platform.list_unindexed('answers');
