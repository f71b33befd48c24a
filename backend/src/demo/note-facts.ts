/** What a sentence may mention, already worded. */
export interface NoteFacts {
  bedrooms: string;
  rooms: string;
  bathrooms: string;
  people: string;
  floor: string;
  sea: string;
  quarter: string;
}
