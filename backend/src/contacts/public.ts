export { Contacts, type ContactChanges } from './data/contacts.js';
export { Contact } from './data/contact.entity.js';
export { contactText } from './data/contact-text.js';
export { ContactsModule } from './contacts.module.js';
export { ContactPersonalData, type FoundContact } from './data/contact-personal-data.js';
