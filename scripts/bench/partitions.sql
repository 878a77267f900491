-- What hash partitions of content.votes would cost (docs/growth.md): the same 400,000 rows in one table and in 16 parts, the least of twelve
-- rounds of 300 statements each. Run it on a PostgreSQL database of its own: psql … -f scripts/bench/partitions.sql
create temp table posts as select md5(i::text)::uuid as id from generate_series(1, 20000) i;
create temp table whole (post_id uuid, voter_ref bytea, value smallint, primary key (post_id, voter_ref));
create temp table parted (post_id uuid, voter_ref bytea, value smallint, primary key (post_id, voter_ref)) partition by hash (post_id);
do $$
begin
  for part in 0..15 loop
    execute format('create temp table parted_%s partition of parted for values with (modulus 16, remainder %s)', part, part);
  end loop;
end $$;
-- 10,000 voters with 40 votes each.
insert into whole
  select md5((1 + (random() * 19999)::int)::text)::uuid, sha256((i % 10000)::text::bytea), 1 from generate_series(1, 400000) i
  on conflict do nothing;
insert into parted select * from whole;
create index on whole (voter_ref);
create index on parted (voter_ref);
analyze posts; analyze whole; analyze parted;
-- As the product's connections have it.
set plan_cache_mode = 'force_generic_plan';
do $$
declare
  ids uuid[] := (select array_agg(id) from posts);
  place text; kind text; began timestamptz; least numeric; spent numeric; made text;
begin
  foreach kind in array array['vote', 'one vote', 'a page of votes', 'all votes of a voter'] loop
    foreach place in array array['whole', 'parted'] loop
      made := case kind
        when 'vote' then 'insert into %s values ($1, sha256($3::text::bytea), 1) on conflict do nothing'
        when 'one vote' then 'select value from %s where post_id = $1 and voter_ref = sha256($3::text::bytea)'
        when 'a page of votes' then 'select post_id, value from %s where voter_ref = sha256($3::text::bytea) and post_id = any($2)'
        else 'select post_id from %s where voter_ref = sha256($3::text::bytea)' end;
      execute format('prepare asked(uuid, uuid[], int) as ' || made, place);
      least := 'infinity';
      for round in 1..12 loop
        began := clock_timestamp();
        for i in 1..300 loop
          execute format('execute asked(%L, %L, %s)', ids[1 + (random() * 19999)::int], ids[i * 20:i * 20 + 19], (random() * 9999)::int);
        end loop;
        spent := extract(epoch from clock_timestamp() - began) * 1e6 / 300;
        if spent < least then least := spent; end if;
      end loop;
      deallocate asked;
      raise notice '%, %: % µs', kind, place, round(least);
    end loop;
  end loop;
end $$;
