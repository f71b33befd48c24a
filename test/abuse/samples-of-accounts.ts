import { bodyId, byId, nothing, type CallSamples } from './sample.js';

/** Samples of the calls about accounts of the back office, and about the own one. */
export const ACCOUNT_SAMPLES = {
  inviteAccount: () => ({ body: { email: 'nueva@ejemplo.com', nombre: 'Nadia', rol: 'editor' } }),
  repeatInvitation: bodyId('idCuenta', 'invitedAccountId'),
  changeAccount: ({ accountId }) => ({ body: { idCuenta: accountId, rol: 'reader', activa: true } }),
  removeAccount: byId('id', 'spareAccountId'),
  prepareSecondFactor: nothing,
  confirmSecondFactor: () => ({ body: { codigo: 'ninguno' }, status: 400 }),
  renewRecoveryCodes: () => ({ status: 409 }),
  removeSecondFactor: () => ({ status: 409 }),
  preparePasskey: nothing,
  addPasskey: () => ({ body: { nombre: 'Notebook', credencial: '{}' }, status: 400 }),
  renamePasskey: () => ({ body: { idClave: 1, nombre: 'Notebook' }, status: 404 }),
  removePasskey: () => ({ body: { idClave: 1 }, status: 404 }),
  askPasskeyConfirmation: () => ({ status: 404 }),
  confirmByPasskey: () => ({ body: { credencial: '{}' }, status: 400 }),
  changeOwnName: () => ({ body: { nombre: 'Ana Núñez' } }),
} satisfies Partial<CallSamples>;
