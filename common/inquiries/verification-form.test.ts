import { VERIFICATION_MESSAGES } from './verification-messages.js';
import { verificationFaults } from './verification-form.js';

const CODE = { codigo: [VERIFICATION_MESSAGES.codeRequired] };
const PHONE = { telefono: [VERIFICATION_MESSAGES.phoneRequired] };

it.each([
  ['ALQ-0001', '2291 401234', {}],
  ['ALQ-0001', '+54 9 2291 40-1234', {}],
  ['ALQ-0001', '12345678', {}],
  ['ALQ-0001', '1234567', PHONE],
  ['ALQ-0001', '(no) hay +-', PHONE],
  ['  ', '2291 401234', CODE],
  ['', '', { ...CODE, ...PHONE }],
])('the code "%s" with the phone "%s"', (codigo, telefono, faults) => {
  expect(verificationFaults({ codigo, telefono })).toEqual(faults);
});
