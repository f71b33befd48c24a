/**
 * Whether a database has accounts; one that is not migrated has none.
 * @param query answers with the rows of a statement
 */
export async function hasAccounts(query: (statement: string) => Promise<unknown[]>): Promise<boolean> {
  const [tables] = (await query(`SELECT to_regclass('public.administrators') IS NOT NULL AS made`)) as {
    made: boolean;
  }[];
  return tables!.made && (await query('SELECT FROM administrators LIMIT 1')).length > 0;
}
