-- The forms and the video library of an installation bring their own ids. New rows must get ids behind them.
do $$ declare t record; begin
  for t in
    select table_name as name, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence
    from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'
  loop
    execute format(
      'select setval(%L, highest, true) from (select max(id) as highest from %I) h
       where highest > (select case when is_called then last_value else last_value - 1 end from %s)',
      t.sequence, t.name, t.sequence);
  end loop;
end $$;
