/** Object URLs are released after a delay, when the browser has taken the file. */
const KEEP_MS = 60_000;

/** Offers a file to the person, as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
