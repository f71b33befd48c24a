import { useId, useState, type FormEvent } from 'react';
import { blockNetwork, viewRefusals } from '#common/accounts/security/security-calls.js';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import { BLOCK_HOURS, LONGEST_BLOCK_REASON } from '#common/accounts/security/network-block.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { RadioGroup } from '../../../ui/choices.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextField } from '../../../ui/text-field.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';

const HOUR_LABELS: Readonly<Record<(typeof BLOCK_HOURS)[number], string>> = {
  1: 'Una hora',
  24: 'Un día',
  168: 'Una semana',
};
const HOURS = BLOCK_HOURS.map((hours) => ({ value: String(hours), label: HOUR_LABELS[hours] }));

interface BlockDialogProps {
  /** The network, or an empty text to type one. */
  network: string;
  onClose: () => void;
}

/** Asks for how long a network is to be blocked, and why. */
export function BlockDialog({ network, onClose }: BlockDialogProps) {
  const [red, setRed] = useState(network);
  const [horas, setHoras] = useState(String(BLOCK_HOURS[0]));
  const [motivo, setMotivo] = useState('');
  const [fault, setFault] = useState('');
  const formId = useId();
  const blocking = useAction({
    call: () => postAdmin(blockNetwork, { red: red.trim(), horas: Number(horas), motivo }),
    done: ({ message }) => message,
    texts: { failed: SECURITY_MESSAGES.blockFailed, unreachable: SECURITY_MESSAGES.unreachable },
    refreshes: [viewRefusals],
    onDone: onClose,
    onFail: (error) => {
      const { blockFailed: failed, unreachable } = SECURITY_MESSAGES;
      setFault(failureText(error, { failed, unreachable }));
      return true;
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (red.trim() === '') return setFault(SECURITY_MESSAGES.noNetwork);
    blocking.run(undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Bloquear una red"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button submit form={formId} variant="danger" busy={blocking.busy}>
            Bloquear
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-ink-soft">
          Nadie va a poder entrar al sitio desde esa red. Una red de celulares o de un edificio la comparten
          muchas personas.
        </p>
        <TextField
          label="Dirección IP o red"
          name="red"
          autoComplete="off"
          isRequired
          value={red}
          error={fault}
          onChange={({ target }) => {
            setFault('');
            setRed(target.value);
          }}
        />
        <RadioGroup
          legend="Por cuánto tiempo"
          name="horas"
          value={horas}
          choices={HOURS}
          onChange={setHoras}
        />
        <TextField
          label="Motivo, para que se sepa después"
          name="motivo"
          maxLength={LONGEST_BLOCK_REASON}
          value={motivo}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </form>
    </Dialog>
  );
}
