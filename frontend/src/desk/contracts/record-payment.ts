import { editContract, recordPayment, type PaymentRequest } from '#common/listings/editing/edit-calls.js';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { pickFlags, type ContractFlags } from '#common/contracts/contract.js';
import { failureText } from '../../app/failure-text.js';
import { postAdmin } from '../data/admin-api.js';
import { notify } from '../frame/notifications.js';

/**
 * Records a payment and then features the notice, if wanted. The payment stays recorded if the notice cannot be featured. A notification
 * then says so, because the form must not be sent again.
 * @param featured the plan of a notice that is to be featured
 */
export async function recordPaymentOf(payment: PaymentRequest, featured?: ContractFlags): Promise<void> {
  await postAdmin(recordPayment, payment);
  if (!featured) return;
  try {
    const contrato = { ...pickFlags(featured), pagado: true };
    await postAdmin(editContract, { idInmueble: payment.idInmueble, contrato, destacado: true });
  } catch (error) {
    notify('failed', CONTRACT_MESSAGES.paidNotFeatured(failureText(error, SECTION_MESSAGES)));
  }
}
