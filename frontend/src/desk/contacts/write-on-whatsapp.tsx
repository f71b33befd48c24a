import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { addNote, listNotes, type NotesQuery } from '#common/owners/notes/note-calls.js';
import { NOTE_MESSAGES } from '#common/owners/notes/note-messages.js';
import { whatsappNote } from '#common/owners/notes/note-form.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { useAskedAction } from '../frame/use-asked-action.js';
import { useShortcuts } from '../frame/shortcuts.js';
import { useMay } from '../session/my-account.js';
import type { MessageNotice } from './whatsapp-facts.js';
import { WhatsappMessage, type MessageOwner } from './whatsapp-message.js';

interface WriteOnWhatsappProps {
  owner: MessageOwner;
  /** Notices that a message can be about; the first one at first. */
  notices: readonly MessageNotice[];
  /** Messages are about the one notice that is shown. */
  isFixed?: boolean;
}

/**
 * Opens WhatsApp with one of the usual messages, which can be edited first. Opening it leaves a line in the call log: of the notice, which its
 * owner's page shows too, or of the owner if the message is about no notice.
 */
export function WriteOnWhatsapp({ owner, notices, isFixed = false }: WriteOnWhatsappProps) {
  const [open, setOpen] = useState(false);
  const begin = (): void => setOpen(true);
  const mayNote = useMay(addNote);
  const logging = useAction({
    call: ({ about, text }: { about: NotesQuery; text: string }) =>
      postAdmin(addNote, { ...about, tipo: 'llamada', texto: whatsappNote(text) }),
    done: () => NOTE_MESSAGES.logged,
    texts: { failed: NOTE_MESSAGES.notLogged, unreachable: NOTE_MESSAGES.notLogged },
    refreshes: [listNotes],
  });
  useShortcuts([{ key: 'W', text: 'Escribirle al dueño por WhatsApp', run: begin }]);
  useAskedAction('escribir', begin);
  const opened = (text: string, notice: MessageNotice | undefined): void => {
    setOpen(false);
    if (!mayNote) return;
    const about: NotesQuery = notice ? { sobre: 'aviso', id: notice.id } : { sobre: 'duenio', id: owner.id };
    logging.run({ about, text });
  };
  return (
    <>
      <Button
        variant="whatsapp"
        size="sm"
        onClick={begin}
        icon={<IconBrandWhatsapp aria-hidden="true" className="size-5" />}
      >
        Escribirle
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Escribirle por WhatsApp">
        <WhatsappMessage owner={owner} notices={notices} isFixed={isFixed} onOpened={opened} />
      </Dialog>
    </>
  );
}
