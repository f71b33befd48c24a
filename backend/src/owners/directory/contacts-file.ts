import type { AdminContactWire } from '#common/contacts/contact-calls.js';
import type { ListFile } from '#platform/http/answers/list-files.js';

export const CONTACTS_FILE: ListFile<AdminContactWire> = {
  name: 'contactos',
  sheet: 'Contactos',
  columns: [
    { heading: 'Número', width: 8, value: ({ idContactos }) => idContactos },
    { heading: 'Apellido', width: 20, value: ({ apellido }) => apellido },
    { heading: 'Nombre', width: 20, value: ({ nombre }) => nombre },
    { heading: 'DNI', width: 12, value: ({ dni }) => dni },
    { heading: 'Email', width: 30, value: ({ email }) => email },
    { heading: 'Celular', width: 16, value: ({ celular }) => celular },
    { heading: 'Avisos activos', width: 10, value: (row) => row.inmuebles_alta },
    { heading: 'Avisos pendientes', width: 10, value: (row) => row.inmuebles_pendientes },
    { heading: 'Avisos rechazados', width: 10, value: (row) => row.inmuebles_rechazados },
    { heading: 'Desde', width: 12, value: ({ desde }) => new Date(desde) },
  ],
};
