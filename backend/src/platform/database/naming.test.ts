import { columnOf, SnakeNaming } from './naming.js';

describe('the column of a property', () => {
  it.each([
    ['id', 'id'],
    ['petsInside', 'pets_inside'],
    ['nextAttemptAt', 'next_attempt_at'],
  ])('%s is %s', (property, column) => {
    expect(columnOf(property)).toBe(column);
    expect(new SnakeNaming().columnName(property, undefined, [])).toBe(column);
  });

  it('is the name that was given to it, where one was', () => {
    expect(new SnakeNaming().columnName('petsInside', 'animals', [])).toBe('animals');
  });

  it('begins with the properties that hold it', () => {
    expect(new SnakeNaming().columnName('streetNumber', undefined, ['homeAddress'])).toBe(
      'home_address_street_number',
    );
  });
});
