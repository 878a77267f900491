-- Returns the words of a text, separated by blanks. All vectors and queries use it, so stored and typed texts are
-- split alike in every locale. The parser of to_tsvector then sees only letters, digits and blanks: on "a_a_a" or
-- "~/~/" it looks for a file name from every sign on, which takes 1.9 s for 10,000 of them.
--   Invisible signs within words (soft hyphen, joiners) are removed.
--   Signs below U+0080 other than letters and digits separate words, as do punctuation, currencies, symbols and emoji.
--   Blanks are merged in a last step, which is faster than replacing runs of signs.
--   Texts are cut at the longest length of a field. PostgreSQL drops words of more than 2,047 bytes.
CREATE OR REPLACE FUNCTION platform.words_of(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(
    regexp_replace(
      replace(replace(replace(lower(left(written, {{WORDS_WITHIN}})), 'c++', 'cpp'), 'c#', 'csharp'), '.net', 'dotnet'),
      U&'[\00ad\200b-\200d\2060\feff\fe0e\fe0f]+', '', 'g'
    ),
    U&'[\0001-\001f!-/:-`{-\00a9\00ab-\00b1\00b4\00b6-\00b8\00bb\00bf\00d7\00f7\0964\0965\0970\2000-\206f\20a0-\20cf\2190-\245f\2500-\2bff\3000-\3004\3008-\3020\fe30-\fe6f\ff01-\ff0f\ff1a-\ff20\ff3b-\ff40\ff5b-\ff65\ffe0-\ffee\+01f000-\+01faff]+',
    ' ', 'g'
  ), '  +', ' ', 'g'))
$$;

-- Returns a prefix query of at most twelve typed words; null without words.
CREATE OR REPLACE FUNCTION platform.begun_words(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_string((string_to_array(nullif(platform.words_of(typed), ''), ' '))[:12], ' & ') || ':*'
$$;

-- Prepares a typed text for websearch_to_tsquery. Quotes and a minus before a word have a meaning there, so they pass
-- `words_of` as private-use characters.
CREATE OR REPLACE FUNCTION platform.web_words(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    platform.words_of(translate(regexp_replace(typed, '(?<=\S)-', ' ', 'g'), '"-', U&'\E000\E001')),
    U&'\E000\E001', '"-'
  )
$$;
