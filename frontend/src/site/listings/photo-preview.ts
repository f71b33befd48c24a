/** A small copy of a photo. */
export interface Preview {
  /** Data URI. */
  url: string;
  width: number;
  height: number;
}

/** Side in pixels: twenty of them fit in the tab's storage. */
const SIDE = 400;
const GREY = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/%3E';

/** Made in the browser, because the server shows photos that wait to nobody. Empty if the browser cannot. */
export async function previewOf(file: File): Promise<Preview> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return { url: canvas.toDataURL('image/jpeg', 0.7), width: canvas.width, height: canvas.height };
  } catch {
    return { url: GREY, width: 4, height: 3 };
  }
}
