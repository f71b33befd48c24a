import { useState } from 'react';
import {
  resubmitNotice,
  type RejectedNoticeAnswer,
} from '#common/listings/resubmission/resubmission-calls.js';
import { RESUBMISSION_MESSAGES as MESSAGES } from '#common/listings/resubmission/resubmission-messages.js';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import type { FormFault } from '#common/listings/publication/publication-form.js';
import { asPublication, resubmissionFaults } from '#common/listings/resubmission/resubmission.js';
import { failureText } from '../../app/failure-text.js';
import { usePriceWay } from '../../pricing/price-ways.js';
import { pageAge } from '../forms/trap-field.js';
import { postOwn } from '../owners/post-own.js';
import { useSending } from '../owners/use-sending.js';
import { EMPTY_PRICE, isStarted, withField } from './publication/publication-state.js';
import type { Wizard } from './publication/use-wizard.js';

interface Options {
  token: string;
  notice: RejectedNoticeAnswer['aviso'];
}

const NOTHING = (): void => undefined;

/** Shown once the notice is sent: it is no fault while the price is typed. */
const PRICE_NOT_ADDED: FormFault = {
  field: 'inmueble.preciosAlquiler',
  label: 'Precio',
  step: 4,
  message: PUBLICATION_MESSAGES.priceNotAdded,
  missing: false,
};

/** A rejected notice in the form of the wizard, whose steps are all visible. Nothing is stored on the device. */
export function useResubmission({ token, notice }: Options): Wizard & { send: (trap: string) => void } {
  const [start] = useState(() => asPublication(notice, notice.pais));
  const [form, setForm] = useState(start);
  const [entry, setEntry] = useState(EMPTY_PRICE);
  const [way, setWay] = usePriceWay();
  const [attempts, setAttempts] = useState(0);
  const [left, setLeft] = useState<readonly string[]>([]);
  const sending = useSending<string>();
  const operation = notice.inmueble.tipoOperacion || 'alquiler';
  const isRefused = attempts > 0;
  const hasEntry = operation === 'alquiler' && isStarted(entry);
  const faults = [
    ...resubmissionFaults(form, { country: notice.pais, operation }),
    ...(hasEntry ? [PRICE_NOT_ADDED] : []),
  ];
  const send = (trap: string): void => {
    setAttempts((count) => count + 1);
    if (hasEntry) setWay('lista');
    if (faults.length > 0) return;
    const { ubicacion, inmueble } = form;
    const traps = { casillero: trap, tiempo: pageAge() };
    const body = { enlace: token, version: notice.version, ubicacion, inmueble, ...traps };
    void sending.send(async () => (await postOwn(resubmitNotice, body)).message);
  };
  return {
    form,
    entry,
    way,
    phase: sending.answer ? 'done' : sending.isBusy ? 'sending' : 'filling',
    step: 2,
    isResumed: false,
    isStored: false,
    isUntouched: !hasEntry && JSON.stringify(form) === JSON.stringify(start),
    sent: { message: sending.answer ?? '', pass: '' },
    sendError: sending.error ? { error: failureText(sending.error, MESSAGES), mayRetry: true } : null,
    proving: null,
    shownFaults: faults.filter(({ field, missing }) => isRefused || (!missing && left.includes(field))),
    wasRefused: isRefused,
    attempts,
    set: (field, value) => setForm((now) => withField(now, field, value)),
    change: setForm,
    setEntry,
    setWay,
    leave: (field) => setLeft((fields) => [...new Set([...fields, field])]),
    check: () => faults.length === 0,
    goTo: NOTHING,
    aim: undefined,
    back: NOTHING,
    send,
    startAgain: NOTHING,
  };
}
