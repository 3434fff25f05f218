const DATA_URL = /^data:([\w.+/-]{1,100});base64,([A-Za-z\d+/]*={0,2})$/;

export interface GivenPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The bytes in a data URL, with the type it claims; null where it is none. PEOPLE-012, PEOPLE-013 */
export function readDataUrl(text: string): GivenPicture | null {
  const [, type, base64] = DATA_URL.exec(text) ?? [];
  return type === undefined || base64 === undefined ? null : { type, bytes: Buffer.from(base64, 'base64') };
}
