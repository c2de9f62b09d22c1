import { LoadedIcon } from '../icons/loaded-icon.tsx';

export type BankMarkProps = {
  /** The bank's six digits; undefined where they were not told. */
  bin: string | undefined;
  /** Its name, which stands beside the mark. */
  name: string;
};

/** A bank at a glance, beside its name: a mark that comes from a set, and in the same place its first letter until then. */
export const BankMark = ({ bin, name }: BankMarkProps) => (
  <span className="keo-avatar keo-bank" data-letter={name.charAt(0)} aria-hidden="true">
    {bin !== undefined && <LoadedIcon name={`keo-banks:${bin}`} size={24} />}
  </span>
);
