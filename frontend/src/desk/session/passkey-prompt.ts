/** Whether the browser can use passkeys here: not on a page without HTTPS, other than localhost. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/**
 * Lets the person choose a passkey.
 * @param options JSON from the server
 * @returns the JSON for the server; undefined if none was chosen
 */
export function presentPasskey(options: string): Promise<string | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return chosen(navigator.credentials.get({ publicKey }));
}

/**
 * Lets the person make a passkey.
 * @param options JSON from the server
 * @returns the JSON for the server; undefined if none was made, or if the device has one of the account already
 */
export function makePasskey(options: string): Promise<string | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return chosen(navigator.credentials.create({ publicKey }));
}

/** Browsers report a closed window, a time that is over and a missing passkey in the same way, for privacy. */
async function chosen(ceremony: Promise<Credential | null>): Promise<string | undefined> {
  try {
    const credential = await ceremony;
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
