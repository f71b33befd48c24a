import { useState } from 'react';
import {
  erasePersonalData,
  findPersonalData,
  type PersonalDataAnswer,
  type PersonRequest,
} from '#common/owners/personal-data/personal-data-calls.js';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { failureText } from '../../app/failure-text.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { CorrectionForm } from './correction-form.js';
import { FoundData } from './found-data.js';
import { PersonForm } from './person-form.js';
import { useCorrection } from './use-correction.js';

const { unreachable, findFailed, failed } = PERSONAL_DATA_MESSAGES;

/** Data that the site holds about a person: shows it, saves it as a file, corrects it, erases it (docs/decisions/0053). */
export function Screen() {
  useTitle('Datos personales');
  const [person, setPerson] = useState<PersonRequest>();
  const [found, setFound] = useState<PersonalDataAnswer>();
  const [fault, setFault] = useState('');
  const search = useAction({
    call: (asked: PersonRequest) => postAdmin(findPersonalData, asked),
    texts: { failed: findFailed, unreachable },
    refreshes: [],
    onDone: (answer, asked) => {
      setPerson(asked);
      setFound(answer);
    },
    onFail: (error) => {
      setFault(failureText(error, { unreachable, failed: findFailed }));
      return true;
    },
  });
  const erasure = useAction({
    call: (asked: PersonRequest) => postAdmin(erasePersonalData, asked),
    done: ({ message }) => message,
    texts: { failed, unreachable },
    refreshes: [],
    // Shows what is left.
    onDone: (_, asked) => search.run(asked),
  });
  const correction = useCorrection(search.run);
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Datos personales" />
      <p className="mb-4 max-w-prose text-ink-soft">
        Quien lo pide tiene derecho a saber qué guarda el sitio de su persona, y a que se corrija o se borre
        (Ley 25.326). Antes de responderle, asegurate de que el email sea suyo.
      </p>
      <PersonForm
        fault={fault}
        busy={search.busy}
        onChange={() => {
          setFault('');
          setFound(undefined);
          correction.show(false);
        }}
        onAsk={search.run}
      />
      {found && person && (
        <FoundData
          person={person}
          groups={found.grupos}
          onAskCorrection={() => correction.show(true)}
          correction={
            correction.open && (
              <CorrectionForm
                groups={found.grupos}
                faults={correction.faults}
                busy={correction.busy}
                onCorrect={(form) => correction.run({ person, version: found.version, form })}
                onCancel={() => correction.show(false)}
              />
            )
          }
          erasing={erasure.busy}
          onErase={() => erasure.run(person)}
        />
      )}
    </div>
  );
}
