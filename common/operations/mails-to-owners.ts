/** Templates of messages about one notice that always go to its owner. */
export const MAILS_TO_OWNERS: readonly string[] = [
  'listing-received',
  'listing-approved',
  'listing-rejected',
  'photos-rejected',
  'proposal-decided',
  'plan-ends',
  'plan-ended',
  'availability',
  'availability-paused',
];

export function isMailToOwner(template: string): boolean {
  return MAILS_TO_OWNERS.includes(template);
}
