export { Contacts, type Contact, type ContactChanges } from './data/contacts.js';
export { ContactRow } from './data/contact.entity.js';
export { ContactSearch, type ContactCondition } from './data/contact-search.js';
export { Dnis } from './data/dnis.js';
export { sealDnis } from './data/seal-dnis.js';
export { ContactsModule, ContactsWorkerModule } from './contacts.module.js';
export { ContactPersonalData, type FoundContact } from './data/contact-personal-data.js';
