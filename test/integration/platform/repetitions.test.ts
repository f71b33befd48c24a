import { ALL_CALLS, type CallName } from '#common/all-calls.js';
import { editContract } from '#common/listings/editing/edit-calls.js';
import { Idempotency } from '#platform/http/input/idempotency.js';
import { SAMPLES } from '../../abuse/samples.js';
import { plant, type Seed } from '../../abuse/seed.js';
import { aPicture, multipart } from '../../support/pictures.js';
import { nameOf } from '../../support/routes.js';
import { TestApp } from '../../support/test-app.js';

const READS = 'It changes nothing.';
const SIGNS_IN = 'It begins or ends a session, or confirms who is there; the browser asks again.';

/** Writing calls that take no repetition key, and why a repetition does no harm. */
const WITHOUT_KEY: Partial<Record<CallName, string>> = {
  readAccountLink: READS,
  exportList: READS,
  exportListAsWorkbook: READS,
  exportPayments: READS,
  exportPaymentsAsWorkbook: READS,
  exportContacts: READS,
  exportContactsAsWorkbook: READS,
  exportInquiries: READS,
  exportInquiriesAsWorkbook: READS,
  exportListings: READS,
  downloadBackup: READS,
  countRecipients: READS,
  previewNewsletter: READS,
  viewOwnNotice: READS,
  viewOwnPhotos: READS,
  viewOwnProposal: READS,
  viewOwnSeason: READS,
  viewOwnCalendar: READS,
  viewRejectedNotice: READS,
  previewRollover: READS,
  viewOwnInquiries: READS,
  showOwnPhoto: READS,
  findPersonalData: READS,
  verifyListing: READS,
  reviewImport: READS,
  login: SIGNS_IN,
  logout: SIGNS_IN,
  secondStep: SIGNS_IN,
  confirmPassword: SIGNS_IN,
  askPasskeyLogin: SIGNS_IN,
  loginByPasskey: SIGNS_IN,
  askPasskeyConfirmation: SIGNS_IN,
  confirmByPasskey: SIGNS_IN,
  preparePasskey: 'It makes a challenge, which is stored nowhere.',
  endSessions: 'Sessions that have ended stay so.',
  requestReset: 'Each mail has a link of its own, and the limits count.',
  definePassword: 'A link works once, so the repetition is refused.',
  changePassword: 'The former password is not right any more, so the repetition is refused.',
  prepareSecondFactor: 'The secret counts only once a code of it was entered; its answer must not be stored.',
  confirmSecondFactor: 'A code works once; the recovery codes of the answer must not be stored.',
  renewRecoveryCodes: 'The codes of the last answer count; they must not be stored.',
  removeSecondFactor: 'A second step that was removed stays so.',
  recordView: 'A view of one device counts once.',
  revealPhone: 'Only a count of the statistics.',
  sendTest: 'A further test goes to the account that asks for it.',
};

const OWNERS_PAGE = '/api/miAviso/';

/** Those of the owner's page come first, because others take its notice down; the one that ends its links is the last of them. */
const WRITING = (Object.keys(ALL_CALLS) as CallName[])
  .filter((name) => ALL_CALLS[name].method !== 'GET')
  .sort((one, other) => turnOf(one) - turnOf(other));

function turnOf(name: CallName): number {
  // It asks only homes that are free.
  if (name === 'createInquiries') return -1;
  if (name === 'replaceOwnerLinks') return 1;
  return ALL_CALLS[name].path.startsWith(OWNERS_PAGE) ? 0 : 2;
}

/** A call whose answer is lost is made again. It either has a key, or its second run changes nothing (docs/decisions/0054). */
describe('a call that is made again', () => {
  let app: TestApp;
  let seed: Seed;
  let operator: { cookie: string };
  let picture: Buffer;
  let paymentId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
    picture = await aPicture({ width: 320, height: 240 });
    seed = await plant(app);
    const paid = { idInmueble: seed.activeId, contrato: { alqfotos: true, pagado: true } };
    const answer = await app.post(editContract.path, paid, operator);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    paymentId = (await app.sql<{ id: number }>('SELECT max(id) AS id FROM payments'))[0]!.id;
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  /** Fields that the samples leave out: a valid link, and an existing payment. */
  function fieldsFor(name: CallName): object {
    if (name === 'annulPayment') return { idPago: paymentId };
    return ALL_CALLS[name].path.startsWith(OWNERS_PAGE) ? { enlace: seed.ownerToken } : {};
  }

  async function send(name: CallName): Promise<void> {
    const call = ALL_CALLS[name];
    const { method, path, access } = call;
    const { query, body: sent = {}, files } = SAMPLES[nameOf(call)]!(seed);
    const body = { ...sent, ...fieldsFor(name) };
    const url = query ? `${path}?${new URLSearchParams(query as Record<string, string>).toString()}` : path;
    const form = files
      ? await multipart(body as Record<string, string>, [{ name: 'a.jpg', content: picture, field: files }])
      : undefined;
    const credentials = access === 'public' ? {} : operator;
    await app.request({
      method,
      url,
      ...(method === 'POST' ? { payload: form?.payload ?? body } : {}),
      headers: { ...credentials, ...form?.headers, 'idempotency-key': `clave de ${name}` },
    });
  }

  it.each(WRITING)('%s has a key, or needs none', async (name) => {
    const once = jest.spyOn(app.web.get(Idempotency, { strict: false }), 'once');
    await send(name);
    expect({ name, hasKey: once.mock.calls.length > 0 }).toEqual({
      name,
      hasKey: WITHOUT_KEY[name] === undefined,
    });
    operator = await app.signIn();
  });

  it('knows every call without a key', () => {
    for (const name of Object.keys(WITHOUT_KEY)) expect(WRITING).toContain(name);
  });
});
