import { LoadedIcon } from '../../ui/icons/loaded-icon.tsx';

export type BankMarkProps = {
  /** BIN, if known. */
  bin: string | undefined;
  name: string;
};

/** A bank's logo from an icon set; its first letter until that is loaded. */
export const BankMark = ({ bin, name }: BankMarkProps) => (
  <span className="keo-avatar keo-bank" data-letter={name.charAt(0)} aria-hidden="true">
    {bin !== undefined && <LoadedIcon name={`keo-banks:${bin}`} size={24} />}
  </span>
);
