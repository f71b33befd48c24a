import { readFile } from 'node:fs/promises';
import { uploadPendingPhotos } from '#common/listings/photos/photo-calls.js';
import { reviewListing, type FindingWire, type ReviewAnswer } from '#common/listings/review/review-calls.js';
import { passesAxe } from './passes-axe.js';
import { pendingRows, PENDING, signIn } from './operator.js';
import { expect, test } from './product-test.js';

test('a picture that another owner shows too is seen beside it', async ({ page, running }) => {
  await signIn(page, running.operator);
  const [notice, ...others] = await pendingRows(page.request);
  const other = others.find(({ idContacto }) => idContacto !== notice!.idContacto)!;
  const buffer = await readFile('backend/assets/demo-photos/balneario-1.jpg');
  for (const { idInmuebles } of [notice!, other]) {
    const sent = await page.request.post(uploadPendingPhotos.path, {
      multipart: {
        idInmueble: idInmuebles,
        'imagenes[]': { name: 'foto.jpg', mimeType: 'image/jpeg', buffer },
      },
    });
    expect(sent.status()).toBe(200);
  }
  const found = async (): Promise<FindingWire | undefined> => {
    const answer = await page.request.get(reviewListing.path, { params: { id: notice!.idInmuebles } });
    const { hallazgos }: ReviewAnswer = await answer.json();
    return hallazgos.find(({ avisos }) =>
      avisos.some(({ idInmuebles, fotos }) => fotos && idInmuebles === other.idInmuebles),
    );
  };
  await expect.poll(found).toBeDefined();
  const finding = (await found())!;
  await page.goto(`${PENDING}/${notice!.idInmuebles}`);
  const review = page.getByRole('region', { name: 'Para mirar' });
  await expect(review.getByText(finding.texto)).toBeVisible();
  const beside = review
    .getByRole('listitem')
    .filter({ hasText: `Nº ${other.idInmuebles} ·` })
    .last();
  await expect(beside.getByRole('figure')).toHaveText(['Este aviso', `Nº ${other.idInmuebles}`]);
  for (const picture of await beside.getByRole('img', { name: /./ }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await passesAxe(page);
  await beside.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${other.idInmuebles}$`));
});
