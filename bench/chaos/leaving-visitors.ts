import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { sendLead, visit } from './visitors.ts';

const visitors = 1000;
const perSecond = 250;
/** Numbers that no other visitor has. */
let next = 50_000_000;

/** Sends visitors who go away before their answer is there: most while they wait, some in the middle of what they send. */
export async function leavingVisitors({ stack }: Ground): Promise<void> {
  const origin = stack.origin('site');
  const target = { origin, hmacKey: stack.keys.CAPTCHA_HMAC_KEY };
  const left: Promise<unknown>[] = [];
  for (let count = 0; count < visitors; count += 1) {
    const number = next++;
    const patience = AbortSignal.timeout(Math.floor(Math.random() * 60));
    if (count % 10 === 0) left.push(sendHalf(origin));
    else if (count % 10 === 1) left.push(sendLead(target, number, patience));
    else left.push(visit(target, number, patience));
    await delay(1000 / perSecond);
  }
  await Promise.all(left);
}

/** Announces a form, sends a part of it and breaks off. */
async function sendHalf(origin: string): Promise<void> {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.on('error', () => undefined);
  const head = ['POST /api/contact HTTP/1.1', 'Host: localhost', 'Content-Type: multipart/form-data; boundary=x'];
  socket.write(`${[...head, 'Content-Length: 900'].join('\r\n')}\r\n\r\n--x\r\nContent-Disposition: form-data;`);
  await delay(30);
  socket.resetAndDestroy();
}
