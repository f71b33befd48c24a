export { Contacts, type Contact, type ContactChanges } from './contacts.js';
export { ContactRow } from './contact.entity.js';
export { ContactSearch, type ContactCondition } from './contact-search.js';
export { greetedName } from './greeted-name.js';
export { Dnis } from './dnis.js';
export { sealDnis } from './seal-dnis.js';
export { ContactsModule, ContactsWorkerModule } from './contacts.module.js';
export { ContactPersonalData, type FoundContact } from './contact-personal-data.js';
