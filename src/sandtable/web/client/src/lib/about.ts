// What the table tells about itself: its version, what is new, and what it is made of (tools/about.py).

import { ROOT } from './root';

/** A run of text after its kind: text, strong, em or code. */
export type Run = [string, string];

export interface Version {
  version: string;
  date: string;
  sections: { title: string; items: Run[][] }[];
}

export interface Part {
  name: string;
  version: string;
  licence: string;
  /** The files that hold its licence. */
  texts: string[];
}

export interface About {
  version: string;
  licence: string;
  news: Version[];
  shipped: Record<string, Part[]>;
}

export async function about(): Promise<About> {
  const response = await fetch(`${ROOT}/about.json`);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

export const licenceAt = (file: string): string => `${ROOT}/licences/${file}`;
