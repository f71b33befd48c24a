import { listAudit } from '#common/accounts/audit/audit-calls.js';
import {
  closeReports,
  countReports,
  listReports,
  reopenReports,
  reportListing,
  type ReportCaseWire,
  type ReportRequest,
} from '#common/inquiries/reports/report-calls.js';
import { withdrawListing } from '#common/listings/review/decision-calls.js';
import { Housekeeping } from '#platform/queue/housekeeping.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeAccounts, storeBlacklist, STORED_PASSWORD } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const OPERATOR_MAIL = 'operacion@costadirecta.example';

describe('reports of notices', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let id: number;
  let code: string;
  let networks = 0;
  const publication = aPublication();

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
    id = await publish(app, publication);
    code = await approve(app, id, { operator });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.settle();
    await app.empty('report_cases, reports, rate_limits, idempotency_keys, mail_deliveries, blacklist');
    sink.reset();
  });

  const report = (change: Partial<ReportRequest> = {}, ip = `10.7.0.${(networks++ % 250) + 1}`) =>
    app.request({
      method: 'POST',
      url: reportListing.path,
      remoteAddress: ip,
      payload: {
        codigo: code,
        motivo: 'estafa',
        mensaje: 'Pide seña sin mostrarla.',
        email: 'eva@ejemplo.com',
        ...change,
      },
    });
  const cases = async (cerradas = '0'): Promise<ReportCaseWire[]> =>
    (await app.get(`${listReports.path}?cerradas=${cerradas}&pagina=1`, operator)).json();
  const decide = (call: { path: string }, idDenuncia: number, more = {}) =>
    app.post(call.path, { idDenuncia, ...more }, operator);

  it('of one notice are one case, and the operator is told once, without the reporter', async () => {
    for (const mensaje of ['Pide seña sin mostrarla.', 'A mí también.'])
      expect((await report({ mensaje })).statusCode).toBe(200);
    await report({ mensaje: 'A mí también.' });
    const [found, ...others] = await cases();
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      codigo: code,
      inmueble: { id, estado: 'alta' },
      cantidad: 2,
      cerrada: null,
    });
    expect(found!.denuncias.map(({ mensaje, email }) => [mensaje, email])).toEqual([
      ['A mí también.', 'eva@ejemplo.com'],
      ['Pide seña sin mostrarla.', 'eva@ejemplo.com'],
    ]);
    expect((await app.get(countReports.path, operator)).json()).toEqual({
      success: true,
      count: 1,
      avisos: [{ idInmuebles: id, codigo: code, estado: 'alta', cantidad: 2, ultima: expect.any(String) }],
    });
    await app.settle();
    const told = sink.sentTo(OPERATOR_MAIL);
    expect(told.map(({ subject }) => subject)).toEqual([`Denunciaron el aviso ${code}`]);
    expect(told[0]!.raw).not.toContain('eva@');
    expect(sink.sentTo(publication.contacto.email)).toEqual([]);
  });

  it('are closed with a note and opened again; a later report is another case', async () => {
    await report();
    const [first] = await cases();
    expect((await decide(closeReports, first!.idDenuncia, { nota: 'Se habló.' })).statusCode).toBe(200);
    expect((await decide(closeReports, first!.idDenuncia, { nota: '' })).statusCode).toBe(409);
    expect((await app.get(countReports.path, operator)).json()).toMatchObject({ count: 0, avisos: [] });
    expect((await cases('1'))[0]).toMatchObject({ nota: 'Se habló.', cerrada: expect.any(String) });
    expect((await decide(reopenReports, first!.idDenuncia)).statusCode).toBe(200);
    await decide(closeReports, first!.idDenuncia, { nota: '' });
    await report({ mensaje: 'Sigue igual.' });
    const [second] = await cases();
    expect(second!.idDenuncia).not.toBe(first!.idDenuncia);
    expect((await decide(reopenReports, first!.idDenuncia)).statusCode).toBe(409);
    expect((await decide(closeReports, 999_999, { nota: '' })).statusCode).toBe(404);
    const trail = await app.sql<{ action: string; text: string }>(
      `SELECT action, coalesce(before::text, '') || coalesce(after::text, '') AS text FROM audit_entries WHERE entity = 'report' ORDER BY id`,
    );
    expect(trail.map(({ action }) => action)).toEqual(['report.close', 'report.reopen', 'report.close']);
    expect(trail.some(({ text }) => text.includes('eva@') || text.includes('seña'))).toBe(false);
  });

  it('leave a trail that editors see, as they see the reports', async () => {
    await report();
    const [found] = await cases();
    await decide(closeReports, found!.idDenuncia, { nota: 'Llamó Eva.' });
    for (const [role, isSeen] of [
      ['editor', true],
      ['reader', false],
    ] as const) {
      const email = `${role}@costadirecta.example`;
      await storeAccounts(app, { email, role });
      const headers = await app.signIn({ email, password: STORED_PASSWORD });
      const trail = (await app.get(`${listAudit.path}?porPagina=50`, headers)).body;
      expect([role, trail.includes('Llamó Eva.')]).toEqual([role, isSeen]);
    }
  });

  it('are refused for what is no public notice, without reason or with too little', async () => {
    const refused: [Partial<ReportRequest>, number][] = [
      [{ codigo: 'ALQ-9999' }, 404],
      [{ codigo: 'x' }, 404],
      [{ motivo: 'nada' as never }, 400],
      [{ motivo: 'otro', mensaje: '' }, 400],
      [{ email: 'eva' }, 400],
    ];
    for (const [change, status] of refused)
      expect([change, (await report(change)).statusCode]).toEqual([change, status]);
    expect(await cases()).toEqual([]);
  });

  it('of blocked people and bots are dropped, with the answer of everybody else', async () => {
    await storeBlacklist(app, 'eva@ejemplo.com');
    const answers = [
      await report(),
      await report({ email: '', tiempo: 10 }),
      await report({ email: '', mensaje: '' }),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await cases())[0]!.cantidad).toBe(1);
  });

  it('of a network are limited, of one notice more closely', async () => {
    const statuses: number[] = [];
    for (const mensaje of ['1', '2', '3', '4'])
      statuses.push((await report({ mensaje }, '10.6.0.1')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('of a network are limited in all, of whatever notices', async () => {
    const ip = '10.6.0.2';
    const codes: string[] = [];
    for (let number = 0; number < 4; number++)
      codes.push(await approve(app, await publish(app), { operator }));
    const statuses: number[] = [];
    for (const mensaje of ['1', '2', '3'])
      for (const codigo of codes) statuses.push((await report({ codigo, mensaje }, ip)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await report({}, '10.6.0.3')).statusCode).toBe(200);
  });

  it('stay readable after the notice was withdrawn, and are deleted two years after they were closed', async () => {
    await report();
    const [found] = await cases();
    await app.post(withdrawListing.path, { idInmueble: id }, operator);
    expect((await cases())[0]!.inmueble).toEqual({ id, estado: 'altaRechazado' });
    await decide(closeReports, found!.idDenuncia, { nota: '' });
    await app.sql(`UPDATE report_cases SET closed_at = now() - interval '25 months'`);
    await app.worker!.get(Housekeeping, { strict: false }).handle();
    expect([await app.count('report_cases'), await app.count('reports')]).toEqual([0, 0]);
  });
});
