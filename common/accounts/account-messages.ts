import { ROLE_ENTRIES, type Role } from '../kernel/calls/roles.js';
import { USUAL_DESK_MESSAGES } from '../kernel/forms/usual-messages.js';

/** Texts about passwords. */
export const PASSWORD_MESSAGES = {
  short: 'La contraseña tiene que tener al menos 12 caracteres.',
  long: 'La contraseña puede tener hasta 200 caracteres.',
  guessable: 'Esa contraseña se adivina fácil: usá varias palabras que no tengan que ver con vos.',
  different: 'Las dos contraseñas no son iguales.',
  wrong: 'La contraseña no es correcta.',
  defined: 'Contraseña guardada. Ya podés ingresar.',
  resetSent:
    'Si hay una cuenta con ese email, le mandamos un enlace para elegir otra contraseña. Sirve durante una hora.',
  changed: 'Contraseña cambiada. Las otras sesiones se cerraron.',
  confirm: 'Confirmá tu contraseña para seguir.',
  confirmed: 'Contraseña confirmada.',
  same: 'La contraseña nueva es igual a la que tenías.',
  linkGone: 'El enlace venció o ya se usó. Pedí uno nuevo.',
} as const;

/** Texts about the accounts of the back office. */
export const ACCOUNT_MESSAGES = {
  denied: (needed: Role) =>
    `Tu cuenta no puede hacer esto: hace falta el rol ${ROLE_ENTRIES[needed].label}. Pedíselo a quien administra las cuentas.`,
  readOnly: 'Tu cuenta es de solo lectura: ves todo, pero no podés hacer cambios.',
  exists: 'Ya hay una cuenta con ese email.',
  notAnEmail: USUAL_DESK_MESSAGES.notAnEmail,
  invited: (email: string) => `Le mandamos la invitación a ${email}.`,
  changed: 'Cuenta modificada.',
  nameSaved: 'Nombre guardado.',
  nameOfOther: 'El nombre de otra cuenta lo cambia esa persona, o un administrador.',
  removed: 'Cuenta eliminada. Sus sesiones se cerraron.',
  notFound: 'Esa cuenta ya no está: alguien la eliminó. Recargá la página.',
  own: 'Tu propia cuenta la tiene que cambiar otro administrador.',
  notInvited: 'Esa cuenta ya tiene contraseña: no hace falta invitarla otra vez.',
  invitedDisabled: 'Esa cuenta está desactivada. Activala antes de invitarla otra vez.',
  sessionsEnded: (count: number) => (count === 1 ? 'Se cerró una sesión.' : `Se cerraron ${count} sesiones.`),
  failed: 'No se pudo completar. Probá de nuevo.',
  unreachable: USUAL_DESK_MESSAGES.tryAgain,
} as const;

/** Texts about the second step of the login. Without a code, a passkey may be another one. */
export const SECOND_FACTOR_MESSAGES = {
  required: 'Tu cuenta tiene que pedir un segundo paso al ingresar. Activalo para seguir.',
  needed: 'Falta el código de tu aplicación.',
  wrong: 'El código no es correcto o ya se usó.',
  over: 'Pasó demasiado tiempo: ingresá otra vez.',
  exists: 'Tu cuenta ya pide un segundo paso.',
  none: 'Tu cuenta no pide un código al ingresar.',
  added: 'Desde ahora tu cuenta pide un segundo paso al ingresar.',
  renewed: 'Códigos nuevos creados. Los anteriores ya no sirven.',
  removed: 'Tu cuenta ya no pide un código al ingresar.',
} as const;

/** Texts about passkeys. */
export const PASSKEY_MESSAGES = {
  added: 'Clave de acceso agregada.',
  renamed: 'Nombre cambiado.',
  removed: 'Clave de acceso quitada.',
  unnamed: 'Escribí un nombre para reconocerla.',
  refused: 'No pudimos verificar esa clave de acceso. Probá de nuevo.',
  exists: 'Esa clave de acceso ya está en una cuenta.',
  most: 'Tu cuenta ya tiene 10 claves de acceso. Quitá una para agregar otra.',
  gone: 'Esa clave de acceso ya no está.',
  confirmed: 'Identidad confirmada.',
  cancelled: 'No se usó ninguna clave de acceso.',
  unsupported: 'Este navegador no puede usar claves de acceso.',
  mailAdded: 'Tu cuenta tiene una clave de acceso nueva: con ella se entra sin contraseña.',
  mailRemoved: 'Se quitó una clave de acceso de tu cuenta.',
} as const;
