import { SETTING_KEYS, storeOnDevice } from '../session/device-settings.js';

/** Display options of a list on this device. */
export interface ListLook {
  /** Keys of the columns that are hidden. */
  hidden: readonly string[];
  compact: boolean;
}

/** The stored look; `first` if there is none, or a damaged one. */
export function readLook(list: string, first: ListLook): ListLook {
  try {
    const stored = localStorage.getItem(SETTING_KEYS.look(list));
    if (stored === null) return first;
    const { hidden, compact } = JSON.parse(stored) as Partial<ListLook>;
    return { hidden: Array.isArray(hidden) ? hidden.map(String) : [], compact: compact === true };
  } catch {
    return first;
  }
}

export function rememberLook(list: string, look: ListLook): void {
  storeOnDevice(SETTING_KEYS.look(list), JSON.stringify(look));
}

/** The look with a column hidden, or shown again. */
export function withColumn(look: ListLook, key: string, shown: boolean): ListLook {
  const others = look.hidden.filter((one) => one !== key);
  return { ...look, hidden: shown ? others : [...others, key] };
}
