import { useEffect, type RefObject } from 'react';

/**
 * Puts focus on the first field that is at fault, each time the form was refused: its error describes the field and is read out with it.
 * @param refused faults or reasons, by field or as a list; another object for each refusal, and without entries if there is none
 */
export function useFocusOnFault(form: RefObject<HTMLElement | null>, refused: object): void {
  useEffect(() => {
    if (Object.keys(refused).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, refused]);
}
