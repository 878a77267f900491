-- The words of a text, one blank between them: everything that builds a vector or a query of words takes them from here, so that what is
-- stored and what is typed are cut alike, whatever the locale of the database. The parser of to_tsvector sees letters, digits and blanks
-- alone: it looks to the end of "a_a_a" and of "~/~/" for a file's name from every sign on, 1.9 s for 10,000 of them.
--   Signs that stand within words and cannot be seen (soft hyphen, joiners) are taken out, so that a word is found with them and without.
--   All signs below U+0080 but letters and digits part words, and beyond it punctuation, currencies, symbols and emoji (ranges of codes).
--   Blanks are joined by themselves at the end: most of them part words alone already, and to put each in its own place takes longer than all else here.
--   Longer texts than any field takes are cut. The database itself leaves out words of more than 2,047 bytes.
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

-- A typed text as a query of at most twelve words, the last one as far as it is typed; null if there is none.
CREATE OR REPLACE FUNCTION platform.begun_words(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_string((string_to_array(nullif(platform.words_of(typed), ''), ' '))[:12], ' & ') || ':*'
$$;

-- A typed text for websearch_to_tsquery: its words with the signs that mean something there, quotes and a minus before a word. They pass
-- as signs for private use, which are part of words.
CREATE OR REPLACE FUNCTION platform.web_words(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    platform.words_of(translate(regexp_replace(typed, '(?<=\S)-', ' ', 'g'), '"-', U&'\E000\E001')),
    U&'\E000\E001', '"-'
  )
$$;
