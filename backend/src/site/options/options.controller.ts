import { Controller, Header } from '@nestjs/common';
import { listTariffs, type TariffWire, type TariffsAnswer } from '#common/contracts/tariff-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { period } from '#common/pricing/periods.js';
import { PAID_PLANS, type PaidPlan, type Tariff } from '#common/contracts/plans.js';
import {
  addClosure,
  addFreeLimit,
  addNotice,
  addTariff,
  setContact,
  setPhotoMark,
  setSeason,
  removeOption,
  viewOptions,
  LEVEL_NAMES,
  type ContactFields,
  type OptionQuery,
  type OptionsAnswer,
} from '#common/site/options/option-calls.js';
import {
  closureFaults,
  contactFaults,
  freeLimitFaults,
  linesOf,
  noticeFaults,
  photoMarkFaults,
  seasonFaults,
  seasonPeriod,
  tariffFaults,
  OPTION_MESSAGES,
} from '#common/site/options/option-form.js';
import { OUTSIDE_LINKS, type OutsideLink } from '#common/site/site-shapes.js';
import {
  NOTICE_LEVELS,
  SEASON_OPTIONS,
  stateOf,
  type OptionName,
  type OptionRow,
  type SiteContact,
} from '#common/site/options/site-options.js';
import { Settings } from '#platform/config/settings.js';
import { Cached } from '#platform/cache/response-caching.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import type { QueryValues } from '#platform/http/input/query-values.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { Clock } from '#platform/process/clock.js';
import { Problem } from '#platform/process/problem.js';
import { PhotoMarks } from '../../listings/pictures/public.js';
import { configuredLinks } from './configured-links.js';
import { EditOptions } from './edit-options.js';
import {
  ClosureDto,
  ContactDto,
  FreeLimitDto,
  NoticeDto,
  PhotoMarkDto,
  SeasonDto,
  TariffDto,
} from './options.dto.js';

/** What the operator sets for the whole site (back-office.md §2, Settings). */
@Controller()
export class OptionsController {
  constructor(
    private readonly options: SiteOptions,
    private readonly edit: EditOptions,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly marks: PhotoMarks,
  ) {}

  @Answers(viewOptions)
  @Header('cache-control', 'no-store')
  async view(): Promise<OptionsAnswer> {
    const rows = await this.options.fresh();
    const now = this.clock.now();
    return {
      success: true,
      avisos: rowsOfName(rows, 'notice').map((row) => ({
        ...present(row, rows, now),
        texto: row.value.text,
        nivel: LEVEL_NAMES[row.value.level],
      })),
      cierres: rowsOfName(rows, 'closures').map((row) => ({
        ...present(row, rows, now),
        sinPublicar: row.value.publishing,
        sinConsultar: row.value.inquiries,
      })),
      tarifas: PAID_PLANS.flatMap(({ plan }) => rowsOfName(rows, plan)).map((row) => ({
        ...present(row, rows, now),
        ...tariffWire({ plan: row.name, ...row.value }),
      })),
      limites: rowsOfName(rows, 'freeLimit').map((row) => ({
        ...present(row, rows, now),
        avisos: row.value.freeListings,
      })),
      marcas: rowsOfName(rows, 'photoMark').map((row) => ({
        ...present(row, rows, now),
        marca: row.value.marked ? ('si' as const) : ('no' as const),
      })),
      fotosPorMarcar: await this.marks.waiting(),
      temporadas: [...SEASON_OPTIONS].flatMap(([id, name]) =>
        rowsOfName(rows, name).map((row) => ({
          ...present(row, rows, now),
          periodo: period(id).name,
          primera: row.value!.first,
          ultima: row.value!.last,
        })),
      ),
      contactos: rowsOfName(rows, 'contact').map((row) => ({
        ...present(row, rows, now),
        ...contactFields(row.value!),
      })),
      contactoInicial: contactFields({ lines: '', signature: '', links: configuredLinks(this.settings) }),
    };
  }

  @Answers(addNotice)
  async notify(@Sent() form: NoticeDto, @AdministratorId() administratorId: number): Promise<SimpleAnswer> {
    refuse(noticeFaults(form, this.clock.now()));
    const level = NOTICE_LEVELS.find((one) => LEVEL_NAMES[one] === form.nivel)!;
    await this.edit.add('notice', { ...form, value: { text: form.texto.trim(), level } }, administratorId);
    return { success: true, message: OPTION_MESSAGES.saved };
  }

  @Answers(addClosure)
  async close(@Sent() form: ClosureDto, @AdministratorId() administratorId: number): Promise<SimpleAnswer> {
    refuse(closureFaults(form, this.clock.now()));
    const value = { publishing: form.sinPublicar.trim(), inquiries: form.sinConsultar.trim() };
    await this.edit.add('closures', { ...form, value }, administratorId);
    return { success: true, message: OPTION_MESSAGES.saved };
  }

  /** What plans cost, for everybody. */
  @Cached({ reads: [] })
  @Answers(listTariffs)
  async tariffs(): Promise<TariffsAnswer> {
    const { tariffs, today, freeListings } = this.options.tariffsOf(await this.options.rows());
    return {
      success: true,
      tarifas: tariffs.map((tariff) => ({ ...tariffWire(tariff), desde: tariff.from })),
      hoy: today,
      avisosGratis: freeListings,
    };
  }

  @Answers(addTariff)
  async setTariff(
    @Sent() form: TariffDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    refuse(tariffFaults(form, this.clock.now()));
    const { plan, precio, antes, destacado } = form;
    const value = { price: Number(precio), previousPrice: antes || null, extraPrice: destacado || null };
    await this.edit.addDated(plan as PaidPlan, { ...form, value }, administratorId);
    return { success: true, message: OPTION_MESSAGES.saved };
  }

  @Answers(addFreeLimit)
  async setFreeLimit(
    @Sent() form: FreeLimitDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    refuse(freeLimitFaults(form, this.clock.now()));
    await this.edit.addDated(
      'freeLimit',
      { ...form, value: { freeListings: Number(form.avisos) } },
      administratorId,
    );
    return { success: true, message: OPTION_MESSAGES.saved };
  }

  @Answers(setPhotoMark)
  async setPhotoMark(
    @Sent() form: PhotoMarkDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    refuse(photoMarkFaults(form, this.clock.now()));
    await this.edit.addDated(
      'photoMark',
      { ...form, value: { marked: form.marca === 'si' } },
      administratorId,
    );
    return { success: true, message: OPTION_MESSAGES.saved };
  }

  @Answers(setSeason)
  async setSeason(
    @Sent() form: SeasonDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    refuse(seasonFaults(form, this.clock.now()));
    const { primera: first, ultima: last, visto: seen } = form;
    const nights = { period: seasonPeriod(form.periodo)!, first, last };
    await this.edit.setNights(nights, { seen, administratorId });
    return { success: true, message: OPTION_MESSAGES.saved };
  }

  @Answers(setContact)
  async contact(@Sent() form: ContactDto, @AdministratorId() administratorId: number): Promise<SimpleAnswer> {
    refuse(contactFaults(form, this.clock.now()));
    const links = LINKS.flatMap((link) => (form[link].trim() ? [[link, form[link].trim()]] : []));
    const value = {
      lines: linesOf(form.lineas).join('\n'),
      signature: linesOf(form.firma).join('\n'),
      links: Object.fromEntries(links) as SiteContact['links'],
    };
    await this.edit.addDated('contact', { ...form, value }, administratorId);
    return { success: true, message: OPTION_MESSAGES.saved };
  }

  @Answers(removeOption)
  async remove(
    @Asked() values: QueryValues<OptionQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.edit.remove(values.requiredId('id'), administratorId);
    return { success: true, message: OPTION_MESSAGES.removed };
  }
}

function refuse(faults: FieldErrors): void {
  if (Object.keys(faults).length > 0) throw Problem.invalid(faults);
}

function rowsOfName<Name extends OptionName>(rows: readonly OptionRow[], name: Name): OptionRow<Name>[] {
  return rows.filter((row): row is OptionRow<Name> => row.name === name);
}

function tariffWire({ plan, price, previousPrice, extraPrice }: { plan: PaidPlan } & Tariff): TariffWire {
  return { plan, precio: price, antes: previousPrice, destacado: extraPrice };
}

const LINKS = Object.keys(OUTSIDE_LINKS) as OutsideLink[];

function contactFields({ lines, signature, links }: SiteContact): ContactFields {
  const addresses = Object.fromEntries(LINKS.map((link) => [link, links[link] ?? '']));
  return { lineas: lines, firma: signature, ...(addresses as Record<OutsideLink, string>) };
}

function present(row: OptionRow, rows: readonly OptionRow[], now: Date) {
  const { id, from, until } = row;
  const times = { desde: from.toISOString(), hasta: until?.toISOString() ?? null };
  return { idAjuste: id, ...times, estado: stateOf(row, rows, now) };
}
