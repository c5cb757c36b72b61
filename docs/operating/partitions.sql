-- Divides `tables` and `log` of a PostgreSQL database into 16 partitions by the id of the table, for installations that have outgrown one
-- (docs/scaling.md). Stop all processes, back up, and run it once:
--   psql "$DATABASE_URL" -v ON_ERROR_STOP=1 -f docs/operating/partitions.sql
-- It is one transaction: if it fails, nothing has changed. It copies both tables, so it needs as much free disk as they take, and time.
-- Everything else stays as it was; the server notices no difference.
begin;

do $$
declare
  divided record;
  definition text;
  definitions text[];
begin
  for divided in select * from (values ('tables', 'id', 'id'), ('log', 'table_id', 'table_id, seq')) as d(name, key, primary_key) loop
    if (select relkind from pg_class where oid = divided.name::regclass) = 'p' then
      raise notice '% is divided already', divided.name;
      continue;
    end if;
    execute format('lock table %I in access exclusive mode', divided.name);
    -- The other indexes are made again, by their own definitions, when their names are free.
    select coalesce(array_agg(pg_get_indexdef(indexrelid)), '{}') into definitions
      from pg_index where indrelid = divided.name::regclass and not indisprimary;
    execute format('alter table %I rename to whole', divided.name);
    execute format('create table %I (like whole including defaults) partition by hash (%I)', divided.name, divided.key);
    for part in 0..15 loop
      execute format('create table %I partition of %I for values with (modulus 16, remainder %s)',
        divided.name || '_' || part, divided.name, part);
    end loop;
    execute format('insert into %I select * from whole', divided.name);
    drop table whole;
    execute format('alter table %I add primary key (%s)', divided.name, divided.primary_key);
    foreach definition in array definitions loop
      execute definition;
    end loop;
  end loop;
end
$$;

commit;
analyze tables, log;
