import { Injectable } from '@nestjs/common';
import { isDni, plainDni } from '#common/kernel/forms/dni.js';
import { searchTerms } from '#common/kernel/forms/people-search.js';
import type { SqlBuilder } from '#platform/database/sql-builder.js';
import { Dnis } from './dnis.js';

/** Adds the condition for contacts to a statement in which `alias` is `offered_contacts`. */
export type ContactCondition = (sql: SqlBuilder, alias: string) => void;

/** Searches contacts (back-office.md §2, Contacts). */
@Injectable()
export class ContactSearch {
  constructor(private readonly dnis: Dnis) {}

  /**
   * Contacts of which each typed term is part of a name, an e-mail address or a phone, or is the whole DNI (parts of an encrypted DNI cannot
   * be found). The data of a merged contact find the contact that it was merged into.
   */
  async conditionFor(typed: string): Promise<ContactCondition> {
    const matches = new Map<string, string[]>();
    for (const [term] of searchTerms(typed)) {
      const dni = plainDni(term!);
      if (isDni(dni)) matches.set(term!, await this.dnis.matches(dni));
    }
    return (sql, alias) => {
      const others = sql.conditions.splice(0);
      sql.matches(contactText('found'), typed, ([term]) => {
        const dni = matches.get(term!);
        return dni ? [`found.dni_match = ANY(${sql.value(dni)})`] : [];
      });
      const found = `SELECT found.owner_id FROM offered_contacts found WHERE ${sql.text}`;
      sql.conditions.splice(0, Infinity, ...others, `${alias}.id IN (${found})`);
    };
  }
}

/** SQL expression of the fields that are searched; the index contacts_search uses the same one. `dni` is empty if it is encrypted. */
function contactText(alias: string): string {
  const name = `${alias}.first_name || ' ' || ${alias}.last_name`;
  return `person_text(${name}, ${alias}.dni, ${alias}.email, ${alias}.mobile)`;
}
