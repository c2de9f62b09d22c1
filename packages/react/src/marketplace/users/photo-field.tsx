import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { profileEndpoints } from '@keo/core/contract';
import { useAuthCommands } from '../../auth/use-auth.ts';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { UploadRow } from '../../uploads/upload-row.tsx';
import { useUpload } from '../../uploads/use-upload.ts';
import { PhotoCrop } from './photo-crop.tsx';
import { useProfileFormTexts } from './use-profile-form-texts.ts';

type Props = { name: string; photo: string | null };

const reads = () => [profileEndpoints.publicUserInfo];

/** Uploads the cut picture, then makes it the photo of the account. */
function useProfilePhoto() {
  const { reloadUser } = useAuthCommands();
  const upload = useUpload('profile photo', 1);
  const { files, add, clear } = upload;
  const update = useKeoMutation(profileEndpoints.updateInfo, reads());
  const taken = useRef<string | null>(null);
  const sent = files[0]?.id;
  const { mutateAsync } = update;

  const put = async (photoFileId: string | null) => {
    try {
      await mutateAsync({ photoFileId });
      clear();
      reloadUser();
    } catch {
      // The mutation's error is rendered.
    }
  };
  useEffect(() => {
    // Once per file, also under StrictMode.
    if (sent === undefined || taken.current === sent) return;
    taken.current = sent;
    void put(sent);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for a new upload
  }, [sent]);
  return {
    update,
    upload,
    put,
    send: (picture: File) => {
      clear();
      add([picture]);
    },
  };
}

export function PhotoField({ name, photo }: Props) {
  const t = useProfileFormTexts();
  const { update, upload, put, send } = useProfilePhoto();
  const [picture, setPicture] = useState<File | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setPicture(target.files?.[0] ?? null);
    // Resets the input, to allow choosing the same file again.
    target.value = '';
  };
  const waiting = upload.items[0];
  return (
    <div className="keo-stack">
      <div className="keo-photo">
        <Avatar name={name} src={photo} size={88} />
        <div className="keo-row__acts">
          <Button variant="soft" loading={update.isPending} onClick={() => chooser.current?.click()}>
            {photo === null ? t('photo.choose') : t('photo.change')}
          </Button>
          {photo !== null && (
            <Button variant="ghost" onClick={() => void put(null)}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('photo.choose')}
          onChange={choose}
        />
      </div>
      <p className="keo-quiet">{t('photo.hint')}</p>
      {waiting && (
        <ul className="keo-uploader__list" aria-label={t('photo.sending')}>
          <UploadRow
            item={waiting}
            max={1}
            onRetry={() => upload.retry(waiting.key)}
            onRemove={() => upload.remove(waiting.key)}
          />
        </ul>
      )}
      {update.error && <FormFailure error={update.error} />}
      <PhotoCrop
        picture={picture}
        onClose={() => setPicture(null)}
        onCut={(cut) => {
          setPicture(null);
          send(cut);
        }}
      />
    </div>
  );
}
