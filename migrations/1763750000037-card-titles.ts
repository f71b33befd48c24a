import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cards that were stored with a repeated type: `Hotel Hostería …`, `Dúplex Dúplex …`. Every change of a listing rewrites its card, so
 * down() does nothing.
 */
export class CardTitles1763750000037 implements MigrationInterface {
  name = 'CardTitles1763750000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE search SET card = jsonb_set(card, '{title}', to_jsonb(
        regexp_replace(card->>'title', '^(Hotel|Balneario|Cabaña|Dúplex) (D[uú]plex )?', CASE
          WHEN card->>'title' ~* '^Dúplex D[uú]plex ' THEN 'Dúplex ' ELSE '' END, 'i')))
      WHERE card->>'title' ~*
        '^(Hotel|Balneario|Cabaña|Dúplex) (D[uú]plex|Apart|Aparthotel|Aparts|Hoster[ií]a|Hostal|Hostel|Posada|Residencial|Motel|Albergue|Complejo|Bungalows?|Chalet|Parador|Hotel|Balneario|Cabañas?) '`);
  }

  async down(): Promise<void> {}
}
