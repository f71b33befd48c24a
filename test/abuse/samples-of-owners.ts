import { byId, type CallSamples } from './sample.js';

/** Samples of the calls about one owner. */
export const OWNER_SAMPLES = {
  viewOwner: byId('id', 'contactId'),
  listNotes: ({ contactId }) => ({ query: { sobre: 'duenio', id: String(contactId) } }),
  addNote: ({ activeId }) => ({
    body: { sobre: 'aviso', id: activeId, tipo: 'llamada', texto: 'Llamar a la tarde.' },
  }),
  changeNote: ({ noteId }) => ({ body: { idNota: noteId, version: 1, texto: 'Otra.' } }),
  removeNote: byId('id', 'spareNoteId'),
  mergeOwners: ({ twinContactId, otherTwinContactId }) => ({
    body: {
      idQueda: twinContactId,
      versionQueda: 1,
      idSeUne: otherTwinContactId,
      versionSeUne: 1,
      campos: ['nombre'],
    },
  }),
} satisfies Partial<CallSamples>;
