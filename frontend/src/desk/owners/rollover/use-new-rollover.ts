import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  listRollovers,
  previewRollover,
  startRollover,
  viewRollover,
  type RolloverPreviewAnswer,
  type RolloverPreviewRequest,
  type RolloverStarted,
} from '#common/owners/renewal/rollover-calls.js';
import { lastDayFaults, ROUNDING_STEPS, termsFaults, usualLastDay } from '#common/owners/renewal/rollover.js';
import { parseDay } from '#common/kernel/time/days.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { ApiError } from '../../../app/api.js';
import { today } from '../../../app/today.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { rolloverPath } from './rollover-paths.js';

/** Fields as they are typed. */
export interface RolloverForm {
  localidad: string;
  idTipoVivienda: string;
  porcentaje: string;
  redondeoArs: string;
  redondeoUsd: string;
  hasta: string;
}

const UNREACHABLE = 'No hubo respuesta del servidor. Probá de nuevo.';

/** The form of a new roll-over, its preview, and sending it. A change of what is proposed ends the preview. */
export function useNewRollover(marked: readonly number[]) {
  const navigate = useNavigate();
  const [form, setForm] = useState<RolloverForm>(() => ({
    localidad: '',
    idTipoVivienda: '',
    porcentaje: '',
    redondeoArs: String(ROUNDING_STEPS.ARS[0]),
    redondeoUsd: String(ROUNDING_STEPS.USD[0]),
    hasta: usualLastDay(parseDay(today())!),
  }));
  const [faults, setFaults] = useState<FieldErrors>({});
  const [preview, setPreview] = useState<RolloverPreviewAnswer>();
  const onFail = (error: unknown): boolean => {
    const errors = error instanceof ApiError ? error.fieldErrors : {};
    setFaults(errors);
    return Object.keys(errors).length > 0;
  };
  const shared = { texts: { failed: 'No se pudo completar.', unreachable: UNREACHABLE }, onFail };
  const look = useAction<RolloverPreviewRequest, RolloverPreviewAnswer>({
    ...shared,
    call: (request) => postAdmin(previewRollover, request),
    refreshes: [],
    onDone: setPreview,
  });
  const send = useAction<number, RolloverStarted>({
    ...shared,
    call: (cantidad) => postAdmin(startRollover, { ...requestOf(form, marked), hasta: form.hasta, cantidad }),
    refreshes: [listRollovers, viewRollover],
    done: ({ message }) => message,
    onDone: ({ idRenovacion }) => void navigate(rolloverPath(idRenovacion)),
  });
  return {
    form,
    faults,
    preview,
    write: (changes: Partial<RolloverForm>) => {
      setForm({ ...form, ...changes });
      setFaults({});
      if (Object.keys(changes).some((field) => field !== 'hasta')) setPreview(undefined);
    },
    look: () => {
      const request = requestOf(form, marked);
      const found = { ...termsFaults(request), ...lastDayFaults(form.hasta, parseDay(today())!) };
      setFaults(found);
      if (Object.keys(found).length === 0) look.run(request);
    },
    send: () => preview && send.run(preview.cantidad),
    isLooking: look.busy,
    isSending: send.busy,
  };
}

export type NewRolloverState = ReturnType<typeof useNewRollover>;

function requestOf(form: RolloverForm, marked: readonly number[]): RolloverPreviewRequest {
  return {
    avisos: [...marked],
    localidad: form.localidad,
    idTipoVivienda: numberOf(form.idTipoVivienda),
    porcentaje: numberOf(form.porcentaje),
    redondeoArs: Number(form.redondeoArs),
    redondeoUsd: Number(form.redondeoUsd),
  };
}

function numberOf(typed: string): number | '' {
  return typed === '' ? '' : Number(typed);
}
