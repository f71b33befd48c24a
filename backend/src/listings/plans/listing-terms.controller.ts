import { Controller } from '@nestjs/common';
import {
  changeCode,
  editContract,
  editPrices,
  markRented,
  prolongPlan,
  removePrice,
  type ContractEditAnswer,
  type PricesEditAnswer,
} from '#common/listings/editing/edit-calls.js';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import type { AdminContractWire } from '#common/contracts/contract-calls.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { flagsOf, readFlags } from '#common/contracts/contract.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import { fraction, period } from '#common/pricing/periods.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { ChangeCode } from '../editing/change-code.js';
import { EditContract } from './edit-contract.js';
import { Problem } from '#platform/process/problem.js';
import { EditPrices } from '../editing/edit-prices.js';
import { ProlongPlan } from './prolong-plan.js';
import {
  CodeEditDto,
  ContractEditDto,
  PlanProlongationDto,
  PriceRemovalDto,
  PricesEditDto,
  RentedMarkDto,
} from '../editing/edits.dto.js';
import { defined, EditTarget, SAVED } from '../editing/edit-target.js';
import { readPriceDrafts } from '../editing/price-drafts.js';

/** Calls that save a listing's terms: code, prices, contract (back-office.md §7, Updates). */
@Controller()
export class ListingTermsController {
  constructor(
    private readonly target: EditTarget,
    private readonly changeCode: ChangeCode,
    private readonly editPrices: EditPrices,
    private readonly editContract: EditContract,
    private readonly prolongPlan: ProlongPlan,
  ) {}

  @Answers(changeCode)
  async code(@Sent() form: CodeEditDto, @AdministratorId() administratorId: number): Promise<SimpleAnswer> {
    await this.changeCode.execute(this.target.of(form, administratorId), form.codigo);
    return SAVED;
  }

  @Answers(editPrices)
  async prices(
    @Sent() form: PricesEditDto,
    @AdministratorId() administratorId: number,
  ): Promise<PricesEditAnswer> {
    const named = {
      idInmueble: form.idInmueble ?? form.precios.find(({ idInmueble }) => idInmueble)?.idInmueble,
    };
    const drafts = readPriceDrafts(form.precios);
    const saved = await this.editPrices.save(
      this.target.of({ ...form, ...defined(named) }, administratorId),
      { drafts, removed: form.quitar ?? [] },
    );
    const nuevosIds = saved
      .filter((_, index) => drafts[index]?.id === null)
      .map(({ id, period: periodId, fraction: fractionId }) => ({
        idPrecios: id,
        periodo: periodId ? period(periodId).name : '',
        fraccion: fractionId ? fraction(fractionId).name : '',
      }));
    return { ...SAVED, nuevosIds };
  }

  @Answers(removePrice)
  async removePrice(
    @Sent() { idPrecios }: PriceRemovalDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.editPrices.remove(this.target.of({ idPrecios }, administratorId), idPrecios);
    return SAVED;
  }

  @Answers(markRented)
  async rented(
    @Sent() form: RentedMarkDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const key = readRentalKey(form);
    if (!key) throw Problem.invalid({ periodo: [ERROR_MESSAGES.invalid] });
    const marked = { ...key, rented: form.alquilado };
    await this.editPrices.markPeriod(this.target.of(form, administratorId), marked);
    return SAVED;
  }

  @Answers(prolongPlan)
  async prolonged(
    @Sent() form: PlanProlongationDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.prolongPlan.execute(this.target.of(form, administratorId), form.dias);
    return SAVED;
  }

  @Answers(editContract)
  async contract(
    @Sent() form: ContractEditDto,
    @AdministratorId() administratorId: number,
  ): Promise<ContractEditAnswer> {
    const { contract, featured } = await this.editContract.execute(this.target.of(form, administratorId), {
      flags: readFlags(form.contrato),
      paid: form.contrato.pagado ?? null,
      featured: form.destacado ?? form.contrato.destacado ?? null,
      ...lastDayOf(form.contrato.destacadoHasta),
    });
    const contrato: AdminContractWire = {
      ...flagsOf(contract.plan),
      pagado: contract.paid ? 1 : 0,
      fechaPago: contract.paidAt,
      pagoHasta: contract.paidUntil,
      destacadoHasta: contract.featuredUntil,
    };
    return { success: true, message: CONTRACT_MESSAGES.updated, contrato, destacado: featured ? 1 : 0 };
  }
}

/** The chosen last day of the featured position: null for that of the plan, nothing if it stays. */
function lastDayOf(day: string | null | undefined): { featuredUntil?: string | null } {
  return day === undefined ? {} : { featuredUntil: day || null };
}
