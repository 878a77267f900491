-- Counts interviews and questions per company, and reports and answers per question.
SELECT content.keep_count(
  counted => 'research.interviews', counted_key => ARRAY['company_id'],
  keeper => 'research.company_figures', keeper_key => ARRAY['company_id'],
  counts => ARRAY['interviews', '(waits_until IS NULL)::integer'], on_update => true
);
SELECT content.keep_count(
  counted => 'research.interview_questions', counted_key => ARRAY['company_id'],
  keeper => 'research.company_figures', keeper_key => ARRAY['company_id'],
  counts => ARRAY['questions', '1'], on_update => true
);
SELECT content.keep_count(
  counted => 'research.interview_asked', counted_key => ARRAY['question_id'],
  keeper => 'research.interview_questions', keeper_key => ARRAY['id'],
  counts => ARRAY['asked', 'is_counted::integer'], on_update => true
);
-- A question counts only once its report is shown.
CREATE OR REPLACE FUNCTION research.count_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE research.interview_asked SET is_counted = new.waits_until IS NULL WHERE interview_id = new.id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER count_asked AFTER UPDATE OF waits_until ON research.interviews
  FOR EACH ROW WHEN ((old.waits_until IS NULL) <> (new.waits_until IS NULL)) EXECUTE FUNCTION research.count_asked();
SELECT content.keep_count(
  counted => 'research.interview_answers', counted_key => ARRAY['question_id'],
  keeper => 'research.interview_questions', keeper_key => ARRAY['id'],
  counts => ARRAY['answers', '1']
);
