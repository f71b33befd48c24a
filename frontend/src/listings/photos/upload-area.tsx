import { useState, type ReactNode } from 'react';
import { LIMITS } from '#common/kernel/limits.js';
import { DropArea, PickPhotos } from './choose-photos.js';
import { ConfirmUpload } from './confirm-upload.js';
import { checkFiles, release, type ChosenFile } from './upload-list.js';
import { UploadRows } from './upload-rows.js';
import type { Uploads } from './use-uploads.js';

interface UploadAreaProps {
  uploads: Uploads;
  /** Number of photos that the listing has. */
  count: number;
  /** Whether photos may be added. */
  mayAdd: boolean;
  /** Sends what is chosen without asking, unless a file is refused. */
  isAtOnce?: boolean;
  /** Above the file picker. */
  lead?: ReactNode;
  /** Below the uploads. */
  children: ReactNode;
}

/** Photos are chosen or dropped, shown before they are sent, and sent with progress. */
export function UploadArea({ uploads, count, mayAdd, isAtOnce = false, lead, children }: UploadAreaProps) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const onWay = uploads.list.filter(({ state }) => state !== 'failed').length;
  const free = Math.max(0, LIMITS.photosPerListing - count - onWay);
  const choose = (files: readonly File[]): void => {
    if (mayAdd && files.length > 0) void checkFiles(files, free).then(show);
  };
  const show = (files: readonly ChosenFile[]): void => {
    if (!isAtOnce || files.some(({ fault }) => fault)) return setChosen(files);
    uploads.add(files);
    release(files);
  };
  const close = (): void => {
    release(chosen);
    setChosen([]);
  };
  return (
    <>
      <DropArea onFiles={choose}>
        {lead}
        {mayAdd && <PickPhotos free={free} isEmpty={count === 0} onFiles={choose} />}
        <UploadRows uploads={uploads} />
        {children}
      </DropArea>
      <ConfirmUpload
        files={chosen}
        onCancel={close}
        onConfirm={() => {
          uploads.add(chosen.filter(({ fault }) => !fault));
          close();
        }}
      />
    </>
  );
}
