// The bell: a sound and a notification when somebody is to answer. It is off until it is asked for.

import { box, type Box } from './mine';
import icon from '../icon.svg';

const KEY = 'sandtable.bell';

export class Bell {
  on = $state(false);
  /** Whether the browser forbids notifications, so that there is only a sound. */
  soundOnly = $state(false);
  private sound: AudioContext | null = null;

  constructor(private readonly kept: Box = box()) {
    this.on = kept.getItem(KEY) === 'on';
  }

  /** Switch it on or off; the browser asks whether there may be notifications, the first time. */
  async toggle(): Promise<void> {
    this.on = !this.on;
    this.kept.setItem(KEY, this.on ? 'on' : 'off');
    if (!this.on) return;
    if (globalThis.Notification?.permission === 'default') await Notification.requestPermission();
    this.soundOnly = globalThis.Notification?.permission !== 'granted';
    this.ring(); // so that it is known
  }

  /** It is somebody's turn here. */
  tell(title: string, text: string): void {
    if (!this.on) return;
    this.ring();
    if (document.hasFocus() || globalThis.Notification?.permission !== 'granted') return;
    const notice = new Notification(title, { body: text, tag: 'sandtable', icon });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }

  /** Two short notes. */
  private ring(): void {
    try {
      this.sound ??= new AudioContext();
      const { currentTime: now, destination } = this.sound;
      [660, 880].forEach((pitch, place) => {
        const [tone, volume] = [this.sound!.createOscillator(), this.sound!.createGain()];
        const start = now + place * 0.16;
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0.12, start);
        volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
        tone.connect(volume).connect(destination);
        tone.start(start);
        tone.stop(start + 0.32);
      });
    } catch {
      // a browser without sound
    }
  }
}

export const bell = new Bell();
