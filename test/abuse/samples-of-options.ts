import { localTimeOf } from '#common/kernel/time/local-time.js';
import type { CallSamples } from './sample.js';

/** Tomorrow, as the field of a time. */
export const soon = (): string => localTimeOf(new Date(Date.now() + 86_400_000));

export const OPTION_SAMPLES = {
  addNotice: () => ({
    body: { texto: 'Ojo con las estafas.', nivel: 'peligro', desde: soon(), hasta: '' },
  }),
  addClosure: () => ({
    body: { sinPublicar: 'Volvemos el lunes.', sinConsultar: '', desde: soon(), hasta: '' },
  }),
  addTariff: () => ({
    body: {
      plan: 'alqfotos',
      precio: 35_000,
      antes: '',
      destacado: '',
      desde: soon().slice(0, 10),
      visto: 0,
    },
  }),
  setContact: () => ({
    body: {
      lineas: 'Tel. 02291 43-1234',
      firma: '',
      facebook: 'https://www.facebook.com/ejemplo',
      instagram: '',
      youtube: '',
      whatsapp: '',
      blog: '',
      fiscalData: '',
      desde: soon().slice(0, 10),
      visto: 0,
    },
  }),
  setSeason: () => {
    const year = Number(soon().slice(0, 4)) + 1;
    return {
      body: {
        periodo: 'Vacaciones Inv.',
        primera: `${year}-07-12`,
        ultima: `${year}-07-25`,
        visto: 0,
      },
    };
  },
  addFreeLimit: () => ({ body: { avisos: 4, desde: soon().slice(0, 10), visto: 0 } }),
  setPhotoMark: () => ({ body: { marca: 'si', desde: soon().slice(0, 10), visto: 0 } }),
  removeOption: () => ({ query: { id: '2147483647' }, status: 404 }),
} satisfies Partial<CallSamples>;
