export const WALLS = ['#EFE7DA', '#E3EAE8', '#F4EADD', '#E7DCCB', '#DDE4DA', '#F1E0D0'];

export const ACCENTS = ['#0D5B76', '#A9624A', '#5E7A5A', '#B98A4A', '#54636A', '#7A8FA6'];

export const FLOOR = ['#C39A6B', '#A97B4C', '#D8BE98', '#8F6A47'];
