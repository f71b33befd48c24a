import type { Page } from 'playwright/test';
import { createInquiry } from '#common/inquiries/inquiry-calls.js';
import {
  removeOwnProposal,
  viewOwnProposal,
  type OwnProposalAnswer,
} from '#common/listings/proposals/proposal-calls.js';
import { expect, type RunningProduct } from './product-test.js';

/** A rental whose prices no other test changes. */
export const CODE = 'ALQ-0009';

/** Signs the operator in and opens the notice by the link of a mail to its owner, without a proposal that waits. */
export async function openOwnNotice(page: Page, running: RunningProduct): Promise<number> {
  await page.request.post('/api/admin/login', { data: running.operator });
  const sheet = await page.request.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${CODE}`);
  const { inmueble } = (await sheet.json()) as { inmueble: { idInmuebles: number } };
  const detail = await page.request.get(`/api/inmueble/ver/verInmuebleAlta?id=${inmueble.idInmuebles}`);
  const { inmueble: known } = (await detail.json()) as { inmueble: { emailContacto: string } };
  const email = known.emailContacto;
  await page.request.post('/api/miAviso/pedirEnlace', { data: { email } });
  // The mail may have links to other notices, too.
  const pattern = new RegExp(String.raw`/mi-aviso#${inmueble.idInmuebles}\.[\w.-]+`);
  const link = (): string | undefined =>
    running.mail
      .sentTo(email)
      .map(({ text }) => pattern.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link).toBeDefined();
  const enlace = link()!.split('#')[1]!;
  // Another test may have left one.
  const seen = await page.request.post(viewOwnProposal.path, { data: { enlace } });
  const { propuesta } = (await seen.json()) as OwnProposalAnswer;
  if (propuesta)
    await page.request.post(removeOwnProposal.path, {
      data: { enlace, idPropuesta: propuesta.idPropuesta },
    });
  await page.goto(link()!);
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible();
  return inmueble.idInmuebles;
}

/** A visitor asks about a notice by e-mail. @returns the id of the inquiry */
export async function inquire(
  page: Page,
  inmuebleId: number,
  asked: { nombreCompleto: string; email: string; llegada: string; salida: string },
): Promise<number> {
  const answer = await page.request.post(createInquiry.path, {
    data: {
      mensaje: 'Hola, ¿está libre?',
      inmuebleId,
      tipoConsulta: 'email',
      personas: 2,
      tiempo: 9_000,
      ...asked,
    },
  });
  const { insertId } = (await answer.json()) as { insertId: number };
  expect(insertId).toBeGreaterThan(0);
  return insertId;
}
